/**
 * What went wrong, in one word.
 * `business`: the gateway refused, with a code; `provider`: a venue did; `http`: an answer with another status than 2xx;
 * `network`: no answer; `timeout`: none in time; `cancelled`: the caller gave up; `offline`: there is no connection;
 * `decode`: an answer that can not be read.
 */
export type ErrorKind =
  | 'business'
  | 'provider'
  | 'http'
  | 'network'
  | 'timeout'
  | 'cancelled'
  | 'offline'
  | 'decode';
