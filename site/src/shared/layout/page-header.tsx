import { Badge, breakpoint, inAlphabet, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../messages';
import { SceneImage } from '../scenes/scene-image';
import type { SceneName } from '../scenes/scene-url';
import { fade } from './fade';
import { type LayoutKey, layoutMessages } from './layout-messages';
import { sceneBesideText } from './scene-beside-text';

const Panel = styled.div<{ $isCool: boolean }>`
  overflow: hidden;
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.xl};
  background: ${({ $isCool }) => ($isCool ? token.gradient.heroCool : token.gradient.hero)};
  box-shadow: ${token.shadow[1]};
`;

/** The width that text leaves to the scene on phones, px; the scene goes on below the padding of the head. */
const sceneWidth = 124;

/** On phones: a line of text on a sheet, on which the subject of the scene stands. */
const sheet = `
  grid-row: 4;
  grid-column: 1 / -1;
  max-width: none;
  margin: ${token.space[2]} calc(-1 * ${token.space[4]}) 0;
  padding: ${token.space[3]} ${token.space[4]};
  border-top: 1px solid ${token.color.hairline};
  background: ${token.gradient.panel};
`;

/** As high as a title with a line below it and the note; the title starts at one height, however many lines follow. */
const Stage = styled.div`
  position: relative;
  display: grid;
  align-content: start;
  min-height: 112px;
  padding: ${token.space[6]};
  h1 {
    margin-bottom: ${token.space[1]};
    font-family: ${token.font.serif};
    font-weight: ${token.weight.heavy};
    font-size: ${token.text.h3};
    letter-spacing: 0.04em;
    &${inAlphabet} { letter-spacing: 0; }
  }
  p { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  > * { position: relative; max-width: 55%; }
  > nav { margin-bottom: ${token.space[1]}; color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  @media (max-width: ${breakpoint.phone}px) {
    min-height: 104px;
    padding: ${token.space[4]};
    p { line-height: ${token.leading.snug}; }
    /* Beside the scene, never over it. */
    > * { max-width: calc(100% - ${sceneWidth}px); }
    /* The note has a sheet of its own below the scene. */
    &:not([data-figure]):has(> [data-note]) {
      grid-template-rows: repeat(4, auto);
      min-height: 0;
      padding-bottom: 0;
      > h1:has(+ [data-note]) { min-height: 44px; }
      > [data-note] { ${sheet} margin-top: ${token.space[3]}; padding-block: ${token.space[2]}; font-size: ${token.text.xs}; }
    }
  }
  @media (max-width: ${breakpoint.phone}px) {
    &&&[data-brief] {
      padding-top: ${token.space[3]};
      > p:not([data-note]) { display: none; }
      > h1 { min-height: 0; margin: 0; }
    }
  }
  /* A line on phones, without what is said below it as well. */
  @media (max-width: ${breakpoint.phone}px) {
    &&&[data-low] {
      min-height: 48px;
      padding-block: ${token.space[2]} 0;
      > h1 { min-height: 0; margin: 0 0 ${token.space[2]}; }
      > p:not([data-note]) { display: none; }
      > [data-note] { margin-top: 0; padding-block: 6px; }
    }
  }
  /* The figure is the heading's subject; the tab above names the page, so that its title is for screen readers. */
  &[data-figure] {
    align-content: center;
    gap: ${token.space[2]};
    min-height: 224px;
    padding-block: ${token.space[5]};
    > h1 { position: absolute; }
    @media (max-width: ${breakpoint.phone}px) {
      grid-template: repeat(3, auto) / fit-content(72%) minmax(0, 1fr);
      align-content: start;
      min-height: 0;
      padding-block: ${token.space[4]} 0;
      > h1 ~ * { grid-column: 1; max-width: none; }
      > p { ${sheet} }
    }
  }
`;

/** A sheet below the scene. */
const Foot = styled.div`
  border-top: 1px solid ${token.color.hairline};
  background: ${token.gradient.panel};
  @media (max-width: ${breakpoint.phone}px) { [data-low] + & { display: none; } }
`;

/** The scene at the end of a head, as high as the head. */
const Picture = styled.div`
  &&& { position: absolute; max-width: none; }
  inset: 0;
  display: flex;
  justify-content: flex-end;
  /* Hidden under the text, which takes up to 55% of the width. */
  mask-image: ${fade('54%', '72%')};
  && > * {
    flex: none;
    width: auto;
    /* The shape of the scene, of which nothing is cut. */
    aspect-ratio: 1280 / 360;
    /* In a wide head the left edge of the scene shows: it fades into the head. */
    mask-image: ${fade('4%', '52%')};
  }
  @media (max-width: ${breakpoint.phone}px) {
    && { ${sceneBesideText} }
    left: auto;
    width: ${sceneWidth + 8}px;
    :has(> [data-note]) > & { grid-row: auto / 4; bottom: calc(-1 * ${token.space[3]}); }
    /* Beside the figure, as wide as its text leaves room. */
    [data-figure] > && {
      left: 0;
      width: auto;
      grid-row: auto / 4;
      grid-column: 2 / auto;
      bottom: calc(-1 * ${token.space[4]});
    }
  }
`;

const SandboxNote = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  margin-top: ${token.space[2]};
  /* Little room beside a picture: the text goes on below the badge. */
  @media (max-width: ${breakpoint.phone}px) {
    display: block;
    > * { margin-right: ${token.space[2]}; }
  }
`;

/** The warning of each kind of page where a visitor might confuse play money with real money. */
const sandboxNotes = {
  money: 'transferNothing',
  payoutAccount: 'enterNoRealAccount',
  identity: 'enterNoRealData',
  gifts: 'enterNoRealAddress',
} as const satisfies Readonly<Record<string, LayoutKey>>;

interface PageHeaderProps {
  readonly title: string;
  /** Links to what the page is a part of, above the title. */
  readonly crumbs?: ReactNode;
  /** One sentence about the purpose of the page. */
  readonly lead?: string;
  /** Adds the warning that all money is play money, in the words for this kind of page. */
  readonly sandboxNote?: keyof typeof sandboxNotes;
  /** A scene of a banner at the end of the heading. */
  readonly scene: SceneName;
  /** For a page that is read: records, letters, rules. Pages of money and gifts are warm. */
  readonly isCool?: boolean;
  /** The figure that the page is about, with what belongs to it, before the scene. */
  readonly figure?: ReactNode;
  /** On a sheet below the scene: steps, parts or totals. */
  readonly foot?: ReactNode;
  /** On phones no more than title, scene and note: for a form whose main field belongs in the first screen. */
  readonly isLow?: boolean;
  /** On phones without the sentence about the purpose: for a page whose tools are in the foot. */
  readonly isBrief?: boolean;
}

/** The heading of a page of the member area. */
export const PageHeader = ({
  title,
  crumbs,
  lead,
  sandboxNote,
  scene,
  isCool = false,
  figure,
  foot,
  isLow = false,
  isBrief = false,
}: PageHeaderProps) => {
  const t = useMessages(layoutMessages);
  return (
    <Panel $isCool={isCool}>
      <Stage
        data-figure={figure === undefined ? undefined : ''}
        data-low={isLow ? '' : undefined}
        data-brief={isBrief ? '' : undefined}
      >
        <Picture data-scene={scene}>
          <SceneImage name={scene} isUnderText />
        </Picture>
        {crumbs}
        <h1 className={figure === undefined ? undefined : 'pv-sr-only'}>{title}</h1>
        {figure}
        {lead !== undefined && <p>{lead}</p>}
        {sandboxNote && (
          <SandboxNote data-note="">
            <Badge tone="info">{t('sandbox')}</Badge>
            {t(sandboxNotes[sandboxNote])}
          </SandboxNote>
        )}
      </Stage>
      {foot && <Foot>{foot}</Foot>}
    </Panel>
  );
};
