'use client';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/navigation-icons';
import { formatMessage } from '../messages/format-message';
import { useMessages } from '../messages/messages-context';
import { token } from '../themes/tokens';
import { pageList } from './page-list';
import { paginationMessages } from './pagination-messages';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current page, from 1. */
  readonly page: number;
  /** Number of pages; below two nothing is shown. */
  readonly pageCount: number;
  /** Called with the requested page, from 1; never with the current one. */
  readonly onPageChange: (page: number) => void;
  /** Whether a page is loading. */
  readonly disabled?: boolean;
}

/** On one line: closer together where it is narrow. */
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

/** Navigation between the pages of a long list. */
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
            aria-label={formatMessage(messages.pageNumber, { page: slot })}
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
