import { breakpoint, token } from '@pavilion/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../../../shared/messages';
import type { Block } from '../article';
import { helpMessages } from '../help-messages';

/** The element id of a block of the article shown. @param index its place among the blocks */
export const partId = (index: number): string => `part-${index + 1}`;

const List = styled.nav`
  padding-inline-start: ${token.space[4]};
  border-inline-start: 1px solid ${token.color.line};
  font-size: ${token.text.sm};
  p { color: ${token.color.inkMuted}; font-size: inherit; font-weight: ${token.weight.medium}; }
  ul { display: grid; gap: ${token.space[1]}; margin-top: ${token.space[2]}; }
  a { display: block; padding-block: ${token.space[1]}; color: ${token.color.ink}; }
  a:hover, a[aria-current] { color: ${token.color.accentText}; }
  a[aria-current] {
    position: relative;
    font-weight: ${token.weight.bold};
    &::before {
      content: '';
      position: absolute;
      inset-block: 4px;
      inset-inline-start: calc(-1 * ${token.space[4]} - 1px);
      width: 3px;
      border-radius: ${token.radius.full};
      background: ${token.color.selected};
    }
  }
  /* On narrow screens the article begins with its text. */
  @media (max-width: ${breakpoint.desktop}px) { display: none; }
`;

/** The heading that the reader has reached: the last one above the middle of the window, at the top of the article the first. */
const useReached = (ids: readonly string[]): string | undefined => {
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  const all = ids.join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) =>
        setPassed((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting, boundingClientRect } of entries) {
            if (isIntersecting || boundingClientRect.top < 0) after.add(target.id);
            else after.delete(target.id);
          }
          return after;
        }),
      { rootMargin: '0px 0px -50%' },
    );
    for (const id of all.split(' ')) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [all]);
  return ids.findLast((id) => passed.has(id)) ?? ids[0];
};

/** Links to the headings of an article, which stay in view beside it; nothing for an article with fewer than two. */
export const Outline = ({ blocks }: { readonly blocks: readonly Block[] }) => {
  const t = useMessages(helpMessages);
  const text = useLocalText();
  const headings = blocks.flatMap((block, index) =>
    block.kind === 'heading' ? [{ id: partId(index), title: text(block.text) }] : [],
  );
  const reached = useReached(headings.map(({ id }) => id));
  // After a link is followed before the article is hydrated, React renders the article again: the browser found no heading.
  useEffect(() => {
    if (scrollY === 0) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  if (headings.length < 2) return null;
  return (
    <List aria-label={t('outline')}>
      <p aria-hidden="true">{t('outline')}</p>
      <ul>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === reached ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </List>
  );
};
