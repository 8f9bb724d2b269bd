import { Button, breakpoint, token } from '@pavilion/ui';
import { keyframes, styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useBrand } from '../../../shared/brand/brand-context';
import { offersAddress } from '../../../shared/brand/offers';
import { useLocalText } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { useIsMember } from '../../../shared/session/session-context';
import type { Block } from '../article';
import { Picture } from './picture';

const Heading = styled.h2`
  margin-top: ${token.space[4]};
  font-size: ${token.text.xl};
  scroll-margin-top: calc(var(--pv-sticky-top, 0px) + ${token.space[4]});
`;

const Text = styled.p`
  line-height: ${token.leading.loose};
`;

const Note = styled.p`
  padding: ${token.space[3]} ${token.space[4]};
  border-inline-start: 3px solid ${token.color.value};
  border-radius: ${token.radius.sm};
  background: ${token.color.sunken};
  color: ${token.color.inkMuted};
  line-height: ${token.leading.loose};
`;

const fadeOut = keyframes`
  from, 98% { mask-image: linear-gradient(to left, transparent, #000 40px); }
  to { mask-image: none; }
`;

const Bullets = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  margin: 0;
  padding-inline-start: 1.3em;
  list-style: disc;
  line-height: ${token.leading.loose};
  li::marker { color: ${token.color.value}; }
`;

const Steps = styled.ol`
  display: grid;
  gap: ${token.space[3]};
  margin: 0;
  padding: 0;
  counter-reset: step;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    gap: ${token.space[3]};
    counter-increment: step;
    line-height: ${token.leading.loose};
  }
  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    height: 28px;
    border: 1px solid ${token.color.hairline};
    border-radius: 50%;
    color: ${token.color.value};
    font-size: ${token.text.sm};
    font-weight: ${token.weight.medium};
  }
`;

/**
 * While cells of a wide table are hidden at the right edge of a phone, the edge fades out; at the end of the table it does not.
 * Without animations that follow the scroll position the last cell in view is cut.
 */
const TableFrame = styled.div`
  position: relative;
  overflow-x: auto;
  table { width: 100%; border-collapse: collapse; font-size: ${token.text.md}; }
  th, td {
    padding: ${token.space[2]} ${token.space[3]};
    border-bottom: 1px solid ${token.color.line};
    text-align: start;
  }
  th { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; font-weight: ${token.weight.medium}; white-space: nowrap; }
  /* On narrow screens a wide table scrolls; otherwise Chinese names would be broken after every character. */
  td:first-child { min-width: 6em; }
  @media (max-width: ${breakpoint.phone}px) {
    &:has(th:nth-child(4)) { animation: ${fadeOut} linear both; animation-timeline: scroll(self inline); }
    th, td { padding-inline: ${token.space[2]}; }
    td:not(:first-child) { white-space: nowrap; }
    td[data-long] { min-width: 16em; white-space: normal; }
    /* Up to three columns fit with broken lines. */
    table:not(:has(th:nth-child(4))) td { min-width: 0; white-space: normal; }
    table:not(:has(th:nth-child(4))) td:first-child { min-width: 6em; }
  }
`;

/** A cell with more characters than this breaks on phones too, instead of a line as long as two screens. */
const longCell = 16;

/** One block of an article, in the language shown. A link to a page that the brand does not have is left out, and for members the one to the registration. */
export const ArticleBlock = ({ id, block }: { readonly id?: string; readonly block: Block }) => {
  const text = useLocalText();
  const brand = useBrand();
  const isMember = useIsMember();
  switch (block.kind) {
    case 'heading':
      return <Heading id={id}>{text(block.text)}</Heading>;
    case 'text':
      return <Text>{text(block.text)}</Text>;
    case 'note':
      return <Note>{text(block.text)}</Note>;
    case 'picture':
      return <Picture name={block.name} text={text(block.text)} />;
    case 'link':
      if (isMember && block.to === paths.user.register) return null;
      return offersAddress(brand, block.to) ? (
        <div>
          <Button as={Link} to={block.to} variant="secondary">
            {text(block.text)}
          </Button>
        </div>
      ) : null;
    case 'list':
    case 'steps': {
      const List = block.kind === 'steps' ? Steps : Bullets;
      return (
        <List>
          {block.items.map((item) => (
            <li key={item.en}>
              <span>{text(item)}</span>
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return (
        <TableFrame tabIndex={0}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell) => (
                  <th key={cell.en} scope="col">
                    {text(cell)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row) => (
                <tr key={row[0]?.en}>
                  {row.map((cell, column) => (
                    <td
                      key={block.head[column]?.en}
                      data-long={text(cell).length > longCell ? '' : undefined}
                    >
                      {text(cell)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      );
  }
};
