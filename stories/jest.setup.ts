import '@testing-library/jest-dom';
import { setProjectAnnotations } from '@storybook/react';
import { annotations } from './.storybook/annotations';

// Storybook hands `userEvent` to plays only where there is a clipboard; jsdom has none.
const clipboard = Object.assign(new EventTarget(), { writeText: async () => {} });
Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });

const project = setProjectAnnotations(annotations);
beforeAll(project.beforeAll);
