import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import { token } from '../themes/tokens';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Progress from 0 to `max`; clamped. */
  readonly value: number;
  /** Default 100. */
  readonly max?: number;
  /** Accessible name; shown above unless `hideLabel`. */
  readonly label: string;
  /** Keeps the label for screen readers only. */
  readonly hideLabel?: boolean;
  /** Text after the label. Default the percentage. */
  readonly valueText?: string;
  /** `value` (gold) for rank and turnover, `success` for completion. Default `accent`. */
  readonly tone?: 'accent' | 'value' | 'success';
}

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token.space[3]};
  margin-bottom: ${token.space[2]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  font-variant-numeric: tabular-nums;
`;

const Track = styled.div`
  height: 8px;
  overflow: hidden;
  border-radius: ${token.radius.full};
  /* Darker than the grounds it lies on, also without a fill. */
  background: color-mix(in srgb, ${token.color.ink} 12%, transparent);
  box-shadow: inset 0 0 0 1px ${token.color.line};
`;

const fills = {
  accent: token.gradient.selected,
  value: token.gradient.value,
  success: token.color.success,
} as const;

const Fill = styled.div<{ $tone: keyof typeof fills }>`
  height: 100%;
  border-radius: inherit;
  background: ${({ $tone }) => fills[$tone]};
  transition: width ${token.motion.slow} ${token.motion.out};
`;

/** A progress bar: turnover, a level, an upload. */
export const Progress = ({
  value,
  max = 100,
  label,
  hideLabel = false,
  valueText,
  tone = 'accent',
  ...rest
}: ProgressProps) => {
  const id = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const text = valueText ?? `${Math.floor(share * 100)}%`;
  return (
    <div {...rest}>
      <Head className={hideLabel ? 'pv-sr-only' : undefined}>
        <span id={id}>{label}</span>
        <bdi aria-hidden="true">{text}</bdi>
      </Head>
      <Track
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(0, value))}
        aria-valuetext={text}
      >
        <Fill $tone={tone} style={{ width: `${share * 100}%` }} />
      </Track>
    </div>
  );
};
