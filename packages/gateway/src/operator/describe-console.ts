import type { OperatorConsole } from '../options';

/** Where the console is, and the login of its first operator while nobody has used it. */
export const describeConsole = ({ url, firstLogin }: OperatorConsole): string => {
  if (!firstLogin) return `Operator   ${url}`;
  const { name, code } = firstLogin;
  return `Operator   ${url}/#setup=${name}.${code}\n             one-time login: ${name}, code ${code}`;
};
