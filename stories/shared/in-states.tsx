import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Column, Row, Specimen } from './board';

/** Interactions with their label, and the pseudo-classes that match the element (`self`, `within`) and its ancestors (`within`). */
const interactions = {
  hover: { name: '悬停', within: ['hover'], self: [] },
  active: { name: '按下', within: ['hover', 'active'], self: [] },
  focus: { name: '键盘焦点', within: ['focus-within'], self: ['focus', 'focus-visible'] },
} as const;

const stateSelector = /:(hover|active|focus-within|focus-visible|focus)(?![\w-])/g;
const target = 'input, select, textarea, button, a[href], [tabindex="0"]';

/** Copies of all rules with state pseudo-classes, which apply to elements with the state in `data-simulated-state` instead. */
const copiesOf = (rules: CSSRuleList): string =>
  [...rules]
    .map((rule) => {
      if (rule instanceof CSSMediaRule) return `@media ${rule.conditionText} {${copiesOf(rule.cssRules)}}`;
      if (!(rule instanceof CSSStyleRule) || rule.selectorText.search(stateSelector) < 0) return '';
      return `${rule.selectorText.replace(stateSelector, "[data-simulated-state~='$1']")} {${rule.style.cssText}}`;
    })
    .join('\n');

interface InStatesProps {
  readonly children: ReactNode;
  /** A selector of the element in the state. Default: the first focusable element. */
  readonly part?: string;
  /** Below each other, each in full width. */
  readonly wide?: boolean;
}

/** A component at rest, hovered, pressed and with keyboard focus, side by side. */
export const InStates = ({ children, part = target, wide = false }: InStatesProps) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const specimen of box.current?.querySelectorAll<HTMLElement>('[data-interaction]') ?? []) {
      const { within, self } = interactions[specimen.dataset.interaction as keyof typeof interactions];
      const element = specimen.querySelector<HTMLElement>(part);
      for (let node = element; node && node !== specimen; node = node.parentElement) {
        node.dataset.simulatedState = [...within, ...(node === element ? self : [])].join(' ');
      }
    }
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = [...document.styleSheets].map(({ cssRules }) => copiesOf(cssRules)).join('\n');
    return () => style.remove();
  }, [part]);
  const Layout = wide ? Column : Row;
  return (
    <Layout ref={box}>
      <Specimen name="平时" wide={wide}>
        <div>{children}</div>
      </Specimen>
      {Object.entries(interactions).map(([interaction, { name }]) => (
        <Specimen key={interaction} name={name} wide={wide}>
          <div data-interaction={interaction}>{children}</div>
        </Specimen>
      ))}
    </Layout>
  );
};
