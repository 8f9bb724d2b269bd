import { keyframes } from 'styled-components';
import type { ModalAnimation, ModalDirection } from './modal-options';

export const fadeIn = keyframes`from { opacity: 0; }`;
export const fadeOut = keyframes`to { opacity: 0; }`;
const dropIn = keyframes`from { opacity: 0; transform: translateY(-28px); }`;
const dropOut = keyframes`to { opacity: 0; transform: translateY(-20px); }`;
const zoomIn = keyframes`from { opacity: 0; transform: scale(0.94); }`;
const zoomOut = keyframes`to { opacity: 0; transform: scale(0.96); }`;
const riseIn = keyframes`from { opacity: 0; transform: translateY(28px); }`;
const riseOut = keyframes`to { opacity: 0; transform: translateY(20px); }`;

type Keyframes = ReturnType<typeof keyframes>;

export const animations: Readonly<Record<ModalAnimation, { enter: Keyframes; leave: Keyframes } | null>> = {
  drop: { enter: dropIn, leave: dropOut },
  zoom: { enter: zoomIn, leave: zoomOut },
  rise: { enter: riseIn, leave: riseOut },
  fade: { enter: fadeIn, leave: fadeOut },
  none: null,
};

export const enterAnimationByDirection: Readonly<Record<ModalDirection, ModalAnimation>> = {
  top: 'drop',
  center: 'zoom',
  scroll: 'rise',
};
