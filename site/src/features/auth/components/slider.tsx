import { token } from '@pavilion/ui';
import { styled } from 'styled-components';

const Track = styled.div`
  position: relative;
  height: ${token.control.lg};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.full};
  background: ${token.color.sunken};

  /* Where the thumb belongs; its middle runs from half a thumb to half a thumb. */
  &::before {
    content: '';
    position: absolute;
    top: 3px;
    left: calc((100% - 40px) * var(--target) / 100);
    width: 40px;
    height: 40px;
    border: 2px dashed ${token.color.accentText};
    border-radius: ${token.radius.full};
  }

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    margin: 0;
    border-radius: ${token.radius.full};
    background: transparent;
    appearance: none;
    cursor: grab;
    touch-action: pan-y;
  }
  input:active { cursor: grabbing; }
  input::-webkit-slider-thumb {
    width: 40px;
    height: 40px;
    border: 0;
    border-radius: ${token.radius.full};
    background: ${token.gradient.selected};
    box-shadow: ${token.shadow[2]};
    appearance: none;
  }
  input::-moz-range-thumb {
    width: 40px;
    height: 40px;
    border: 0;
    border-radius: ${token.radius.full};
    background: ${token.gradient.selected};
  }
`;

interface SliderProps {
  readonly label: string;
  readonly target: number;
  readonly describedBy: string;
  /** Percent as text; empty until the slider is moved. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** A slider that has to be moved to a mark, by pointer or arrow keys. */
export const Slider = ({ label, target, describedBy, value, onValueChange }: SliderProps) => (
  <Track style={{ '--target': target } as object}>
    <input
      name="answer"
      type="range"
      min={0}
      max={100}
      aria-label={label}
      aria-describedby={describedBy}
      value={value === '' ? 0 : value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
    />
  </Track>
);
