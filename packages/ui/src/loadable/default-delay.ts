/** Default of `delay` of `Loadable`, in ms (APP-3). */
export const defaultDelay = 200;
