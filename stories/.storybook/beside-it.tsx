import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';

const Frame = styled.iframe`
  width: 100%;
  height: 100%;
  min-height: 240px;
  border: 0;
`;

/** What is fixed to the window keeps to the half of the story that it belongs to. */
const HalfPage = createGlobalStyle`
  body {
    width: 50%;
    transform: translate(0);
  }
`;

const OtherHalf = styled(Frame)`
  position: absolute;
  top: 0;
  inset-inline-start: 100%;
  height: 100vh;
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
  if (!whole) return <Frame title="space" src={address} />;
  return (
    <>
      <HalfPage />
      {createPortal(<OtherHalf title="space" src={address} data-pv-above-modals="" />, document.body)}
    </>
  );
};
