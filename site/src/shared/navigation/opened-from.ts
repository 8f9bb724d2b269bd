import { useLocation, useNavigate } from 'react-router-dom';

/** A list whose items open at an address of their own. */
type List = 'matches' | 'rooms';

/** The state of a link in a list, which the opened item goes back by. */
export const openedFrom = (list: List) => ({ openedFrom: list });

/** Goes back to the list from which this address was opened, to the place where the member was; undefined if it was not. */
export const useReturnTo = (list: List) => {
  const { state } = useLocation();
  const navigate = useNavigate();
  return state?.openedFrom === list ? () => navigate(-1) : undefined;
};
