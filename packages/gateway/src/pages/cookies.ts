const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Parses a Cookie header. Of two cookies with one name the first counts, as in browsers. */
export const readCookies = (header = ''): Record<string, string> => {
  const cookies: Record<string, string> = Object.create(null);
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals).trim();
    if (equals > 0 && !(name in cookies)) {
      cookies[name] = decode(
        pair
          .slice(equals + 1)
          .trim()
          .replace(/^"(.*)"$/, '$1'),
      );
    }
  }
  return cookies;
};
