import { SearchIcon, TextInput } from '@pavilion/ui';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../shared/messages';
import { useSearchText } from '../hooks/use-search-text';
import { lobbyMessages } from '../messages/lobby-messages';
import { maxTextLength } from '../model/filters';

interface SearchFieldProps {
  /** The text of the current filters. */
  readonly searched: string;
  readonly onSearch: (text: string) => void;
  /** Whether to focus the field on mount. */
  readonly focused: boolean;
}

/** Searches games by name, pinyin or initials, debounced. */
export const SearchField = ({ searched, onSearch, focused }: SearchFieldProps) => {
  const t = useMessages(lobbyMessages);
  const [text, setText] = useSearchText(searched, onSearch);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  return (
    <TextInput
      ref={input}
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
