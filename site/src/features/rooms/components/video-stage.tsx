import { token } from '@pavilion/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { useMediaQuery } from '../../../shared/page/use-media-query';
import { roomsMessages } from '../messages/rooms-messages';
import { playStream } from '../model/play-stream';

const Video = styled.video`
  display: block;
  flex: none;
  width: 100%;
  max-height: 32vh;
  aspect-ratio: 16 / 9;
  border-bottom: 1px solid ${token.color.line};
  background: #000;
`;

interface VideoStageProps {
  readonly url: string;
  readonly onDead: () => void;
}

/** The stream of a room, without sound at first. Visitors who prefer reduced motion start it themselves. */
export const VideoStage = ({ url, onDead }: VideoStageProps) => {
  const t = useMessages(roomsMessages);
  const prefersStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const ref = useRef<HTMLVideoElement>(null);
  const handleDead = useRef(onDead);
  useEffect(() => {
    handleDead.current = onDead;
  });
  useEffect(() => playStream(ref.current as HTMLVideoElement, url, () => handleDead.current()), [url]);
  return <Video ref={ref} controls muted playsInline autoPlay={!prefersStill} aria-label={t('video')} />;
};
