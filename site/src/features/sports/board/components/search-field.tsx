import type { SportArea } from '@pavilion/contract/sports';
import { SearchIcon, TextInput } from '@pavilion/ui';
import { useMessages } from '../../../../shared/messages';
import { detailMessages } from '../../details/messages/detail-messages';
import type { BoardActions } from '../hooks/use-board-state';
import { useSearchText } from '../hooks/use-search-text';
import { type BoardState, maxTextLength } from '../model/address';

interface SearchFieldProps {
  readonly area: SportArea;
  readonly state: BoardState;
  readonly change: BoardActions['change'];
}

/** The search for teams and leagues, of the board and of its results. */
export const SearchField = ({ area, state, change }: SearchFieldProps) => {
  const t = useMessages(detailMessages);
  const [text, setText] = useSearchText(state.text, (next) => change({ text: next }));
  const label = t(area === 'sport' ? 'search' : 'searchEsports');
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      prefix={<SearchIcon size={16} />}
      value={text}
      onValueChange={setText}
      maxLength={maxTextLength}
      autoComplete="off"
      clearable
    />
  );
};
