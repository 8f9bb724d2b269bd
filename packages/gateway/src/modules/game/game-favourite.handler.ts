import type { Handler } from '../../http/call-context';

export const gameFavourite: Handler<'gameFavourite'> = async ({ body, memberId, services }) => {
  await services.lobby.favourite(memberId, body.gameCode, body.favourite);
  return { gameCode: body.gameCode, favourite: body.favourite };
};
