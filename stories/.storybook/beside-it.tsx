import { styled } from 'styled-components';

const Frame = styled.iframe<{ $whole: boolean }>`
  width: 100%;
  height: ${({ $whole }) => ($whole ? '100vh' : '100%')};
  min-height: 240px;
  border: 0;
`;

interface BesideItProps {
  readonly id: string;
  readonly globals: Readonly<Record<string, string>>;
  readonly whole: boolean;
}

/**
 * The same story in the space theme. In a document of its own, so that what opens over the page has its theme too,
 * and what a story does in its own document finds everything once.
 */
export const BesideIt = ({ id, globals, whole }: BesideItProps) => {
  const { brand, locale, direction, motion } = globals;
  const values = Object.entries({ theme: 'space', brand, locale, direction, motion }).map((pair) =>
    pair.join(':'),
  );
  const address = `iframe.html?id=${id}&viewMode=story&globals=${values.join(';')}`;
  return <Frame $whole={whole} title="space" src={address} />;
};
