import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Column, Row, Specimen } from './board';

/** What is done to a component: as people name it, and the states that it and what is around it are in then. */
const deeds = {
  hover: { name: '悬停', within: ['hover'], self: [] },
  active: { name: '按下', within: ['hover', 'active'], self: [] },
  focus: { name: '键盘焦点', within: ['focus-within'], self: ['focus', 'focus-visible'] },
} as const;

const asked = /:(hover|active|focus-within|focus-visible|focus)(?![\w-])/g;
const target = 'input, select, textarea, button, a[href], [tabindex="0"]';

/** Each rule about a state once more, for what only says that it is in the state. */
const copiesOf = (rules: CSSRuleList): string =>
  [...rules]
    .map((rule) => {
      if (rule instanceof CSSMediaRule) return `@media ${rule.conditionText} {${copiesOf(rule.cssRules)}}`;
      if (!(rule instanceof CSSStyleRule) || rule.selectorText.search(asked) < 0) return '';
      return `${rule.selectorText.replace(asked, "[data-touched~='$1']")} {${rule.style.cssText}}`;
    })
    .join('\n');

interface InStatesProps {
  readonly children: ReactNode;
  /** Which part is touched, as a selector. Default: the first that takes the keyboard. */
  readonly part?: string;
  /** Below each other, each as wide as there is room. */
  readonly wide?: boolean;
}

/** A component at rest, under the pointer, pressed and with the focus of the keyboard, side by side. */
export const InStates = ({ children, part = target, wide = false }: InStatesProps) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const specimen of box.current?.querySelectorAll<HTMLElement>('[data-deed]') ?? []) {
      const { within, self } = deeds[specimen.dataset.deed as keyof typeof deeds];
      const doneTo = specimen.querySelector<HTMLElement>(part);
      for (let at = doneTo; at && at !== specimen; at = at.parentElement) {
        at.dataset.touched = [...within, ...(at === doneTo ? self : [])].join(' ');
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
      {Object.entries(deeds).map(([deed, { name }]) => (
        <Specimen key={deed} name={name} wide={wide}>
          <div data-deed={deed}>{children}</div>
        </Specimen>
      ))}
    </Layout>
  );
};
