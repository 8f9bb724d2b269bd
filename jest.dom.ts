import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import * as React from 'react';

// For slow machines; a wait ends as soon as its condition holds.
configure({ asyncUtilTimeout: 5_000 });

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
