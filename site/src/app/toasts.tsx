export { ToastHost as Page } from '@pavilion/ui';
