/**
 * The kind of an error (ERR-1).
 * `business`: the gateway rejected the call with a code; `provider`: a sports provider did; `http`: a status other than
 * 2xx; `network`: no response; `timeout`: no response in time; `cancelled`: aborted by the caller; `offline`: no network
 * connection; `decode`: a response that is not an envelope.
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
