import { SearchIcon, TextInput } from '@pavilion/ui';
import { useMessages } from '../../../shared/messages';
import { useSearchText } from '../hooks/use-search-text';
import { lobbyMessages } from '../messages/lobby-messages';
import { maxTextLength } from '../model/filters';

interface SearchFieldProps {
  /** The text of the current filters. */
  readonly searched: string;
  readonly onSearch: (text: string) => void;
}

/** Searches games by name, pinyin or initials, debounced. */
export const SearchField = ({ searched, onSearch }: SearchFieldProps) => {
  const t = useMessages(lobbyMessages);
  const [text, setText] = useSearchText(searched, onSearch);
  return (
    <TextInput
      type="search"
      aria-label={t('search')}
      placeholder={t('searchPlaceholder')}
      prefix={<SearchIcon size={18} />}
      value={text}
      onValueChange={setText}
      maxLength={maxTextLength}
      autoComplete="off"
      enterKeyHint="search"
      clearable
    />
  );
};
