export { ToastHost } from '@pavilion/ui';
