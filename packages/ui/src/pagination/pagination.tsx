'use client';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/navigation-icons';
import { useMessages } from '../messages/messages-context';
import { token } from '../themes/tokens';
import { fillWords } from '../words/fill-words';
import { pageList } from './page-list';
import { paginationMessages } from './pagination-messages';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current page, from 1. */
  readonly page: number;
  /** How many pages there are; with fewer than two nothing is shown. */
  readonly pageCount: number;
  /** Called with the page asked for, from 1; never with the current one. */
  readonly onPageChange: (page: number) => void;
  /** While a page is on its way. */
  readonly disabled?: boolean;
}

/** One line: where it is narrow, the pages stand closer. */
const Root = styled.nav`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[1]};
`;

const Page = styled.button.attrs({ type: 'button' })`
  display: inline-grid;
  flex: 0 1 40px;
  place-items: center;
  height: 40px;
  padding: 0 ${token.space[1]};
  border: 1px solid transparent;
  border-radius: ${token.radius.md};
  background: none;
  color: ${token.color.ink};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  transition:
    color ${token.motion.fast} ${token.motion.out},
    background-color ${token.motion.fast} ${token.motion.out};

  &:hover:not(:disabled) {
    background: ${token.color.accentSoft};
    color: ${token.color.accentText};
  }
  &:active:not(:disabled) {
    background: ${token.color.accentSoft};
    transform: translateY(1px);
  }
  &[aria-current] {
    border-color: ${token.color.accentText};
    color: ${token.color.accentText};
    font-weight: ${token.weight.bold};
  }
  &:disabled {
    color: ${token.color.inkFaint};
    opacity: 0.6;
    cursor: not-allowed;
  }
  [dir='rtl'] & svg {
    transform: scaleX(-1);
  }
`;

const Gap = styled.span`
  flex: 0 1 40px;
  color: ${token.color.inkFaint};
  text-align: center;
`;

/** Page by page through a long list. */
export const Pagination = ({ page, pageCount, onPageChange, disabled = false, ...rest }: PaginationProps) => {
  const messages = useMessages(paginationMessages);
  if (pageCount < 2) return null;
  return (
    <Root aria-label={messages.pagination} {...rest}>
      <Page
        aria-label={messages.previousPage}
        disabled={disabled || page <= 1}
        onClick={() => onPageChange(page - 1)}
      >
        <ChevronLeftIcon size={18} />
      </Page>
      {pageList(page, pageCount).map((slot) =>
        typeof slot === 'number' ? (
          <Page
            key={slot}
            aria-label={fillWords(messages.pageNumber, { page: slot })}
            aria-current={slot === page ? 'page' : undefined}
            disabled={disabled}
            onClick={() => slot !== page && onPageChange(slot)}
          >
            {slot}
          </Page>
        ) : (
          <Gap key={slot} aria-hidden="true">
            …
          </Gap>
        ),
      )}
      <Page
        aria-label={messages.nextPage}
        disabled={disabled || page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      >
        <ChevronRightIcon size={18} />
      </Page>
    </Root>
  );
};
