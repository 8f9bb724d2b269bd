import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// For slow machines; a wait ends as soon as its condition holds.
configure({ asyncUtilTimeout: 5_000 });
