import { paths } from '../../../routes/paths';

/** The query parameter with the id of the ticket that is shown. */
export const ticketParam = 'ticket';
/** The query parameter with the id of the closed ticket that the form continues. */
export const followsParam = 'follows';

export const ticketAddress = (id: string): string =>
  `${paths.mine.feedback}?${new URLSearchParams({ [ticketParam]: id })}`;

export const followUpAddress = (id: string): string =>
  `${paths.mine.feedback}?${new URLSearchParams({ [followsParam]: id })}`;
