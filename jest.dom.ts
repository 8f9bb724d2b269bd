import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import * as React from 'react';

// For slow machines; a wait ends as soon as its condition holds.
configure(({ getElementError }) => ({
  asyncUtilTimeout: 5_000,
  // Each attempt of a wait that finds nothing would print the whole page. A wait that ends without success prints it itself.
  getElementError: (message, container) =>
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
}));

/**
 * In development React captures a stack trace for each element, a tenth of the time of the tests of pages, until it has
 * captured 10,000 in a second. Warnings then name the components without it.
 */
Object.defineProperty(
  (React as unknown as Record<string, object>)
    .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => 10_000, set: () => {} },
);
