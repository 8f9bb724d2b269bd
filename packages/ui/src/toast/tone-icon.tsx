import type { ToastTone } from './toast-store';

const paths: Readonly<Record<ToastTone, string>> = {
  info: 'M10 9v5M10 6.2v.1',
  success: 'm6.2 10.4 2.6 2.6 5-5.6',
  warning: 'M10 6v5M10 13.8v.1',
  error: 'm7 7 6 6m0-6-6 6',
};

/** A circle with an icon for each tone, so that the tone does not depend on colour. */
export const ToneIcon = ({ tone }: { tone: ToastTone }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <circle cx="10" cy="10" r="8" />
    <path d={paths[tone]} />
  </svg>
);
