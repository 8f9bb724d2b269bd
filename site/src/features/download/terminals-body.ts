/** The body with which the terminals are asked for, on the server and in the browser. */
export const terminalsBody = {};
