import { TextDecoder, TextEncoder } from 'node:util';
import { setProjectAnnotations } from '@storybook/react';
import { annotations } from './.storybook/annotations';

// The site's router needs them when it is loaded; jsdom has none.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// Storybook passes `userEvent` to `play` functions only if there is a clipboard; jsdom has none.
const clipboard = Object.assign(new EventTarget(), { writeText: async () => {} });
Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });

const project = setProjectAnnotations(annotations);
beforeAll(project.beforeAll);
