import { avatars, type Member } from '@pavilion/contract';
import { maskName } from '@pavilion/format';
import {
  useMemberSecurityQuery,
  useProfileInfoQuery,
  useProfileSaveMutation,
} from '@pavilion/sdk/react/money';
import { Badge, Button, breakpoint, Card, toast, token } from '@pavilion/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { useErrorToast } from '../../../shared/errors/use-error-toast';
import { fade } from '../../../shared/layout/fade';
import { sceneBesideText } from '../../../shared/layout/scene-beside-text';
import { AvatarPicture } from '../../../shared/member/avatar';
import { displayName } from '../../../shared/member/display-name';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { useClient } from '../../../shared/session/session-context';
import { profileMessages } from '../messages/profile-messages';
import { securityFacts } from '../model/security-facts';

/** The avatar in a ring of the member's rank. */
const Ring = styled.span`
  flex: none;
  padding: 4px;
  border-radius: ${token.radius.full};
  background: ${token.gradient.value};
  box-shadow: ${token.shadow[2]};
  > * { display: block; border: 3px solid ${token.color.surface}; border-radius: 50%; }
`;

/** Fills the upper part of the card, with a scene at its end. */
const Head = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: center;
  align-items: center;
  gap: ${token.space[3]} ${token.space[5]};
  min-height: 168px;
  padding: ${token.space[6]};
  overflow: hidden;
  border-radius: ${token.radius.lg};
  background: ${token.gradient.heroCool};
  > ${Ring} { grid-row: 1 / 3; }
  strong { font-size: ${token.text.h3}; overflow-wrap: anywhere; }
  small { color: ${token.color.inkMuted}; }
  > * { position: relative; }
  @media (max-width: ${breakpoint.phone}px) {
    grid-template-columns: auto fit-content(52%) minmax(0, 1fr);
    gap: ${token.space[4]} ${token.space[3]};
    padding: ${token.space[4]} ${token.space[4]} 0;
    > ${Ring} {
      grid-row: auto;
      /* Over the size that the picture writes on its element. */
      > * { width: 72px !important; height: 72px !important; }
    }
  }
`;

const Picture = styled.div`
  &&& { position: absolute; }
  inset: 0 0 0 auto;
  width: min(640px, 78%);
  mask-image: ${fade('6%', '58%')};
  /* Down to the sheet of the actions. */
  @media (max-width: ${breakpoint.phone}px) {
    && { ${sceneBesideText} }
    grid-row: auto / 2;
    grid-column: 3 / auto;
    inset: 0 0 calc(-1 * ${token.space[4]});
    width: auto;
  }
`;

/** Below the name, on phones in a line of their own. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  @media (max-width: ${breakpoint.phone}px) {
    grid-column: 1 / -1;
    margin-inline: calc(-1 * ${token.space[4]});
    padding: ${token.space[3]} ${token.space[4]};
    border-top: 1px solid ${token.color.hairline};
    background: ${token.gradient.panel};
    > * { flex: 1; }
  }
`;

/** Name, account and level. */
const Facts = styled.div`
  display: grid;
  gap: ${token.space[1]};
  min-width: 0;
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  @media (max-width: ${breakpoint.phone}px) { display: grid; justify-items: start; gap: ${token.space[1]}; }
`;

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
  padding: ${token.space[4]} ${token.space[6]};
  background: ${token.color.sunken};
  legend { float: inline-start; width: 100%; color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  label { display: grid; border-radius: ${token.radius.full}; cursor: pointer; }
  label:has(:checked) { outline: 3px solid ${token.color.selected}; outline-offset: 2px; }
  label:has(:focus-visible) { outline: 3px solid ${token.color.focus}; outline-offset: 2px; }
  input { position: absolute; opacity: 0; }
`;

const AvatarChoice = ({ member }: { readonly member: Member }) => {
  const t = useMessages(profileMessages);
  const showError = useErrorToast();
  const [save, { isLoading }] = useProfileSaveMutation();
  return (
    <Choices aria-busy={isLoading}>
      <legend>{t('avatarHint')}</legend>
      {avatars.map((avatar, index) => (
        <label key={avatar}>
          <input
            type="radio"
            name="avatar"
            checked={avatar === member.avatar}
            onChange={() =>
              save({ avatar })
                .unwrap()
                .then(() => toast.success(t('avatarSaved')), showError)
            }
          />
          <AvatarPicture avatar={avatar} size={64} />
          <span className="pv-sr-only">{t('avatarName', { number: index + 1 })}</span>
        </label>
      ))}
    </Choices>
  );
};

interface IdentityCardProps {
  /** Of the page. */
  readonly title: string;
  readonly member: Member;
}

/** Avatar, name and account (PFL-1); the main action adds what the security level lacks. */
export const IdentityCard = ({ title, member }: IdentityCardProps) => {
  const t = useMessages(profileMessages);
  const timeText = useTimeText();
  const client = useClient();
  const [isChoosing, setChoosing] = useState(false);
  const { data: security } = useMemberSecurityQuery({});
  const { data: info } = useProfileInfoQuery({});
  const missing =
    security && info && securityFacts(member, security, info, client.now()).find(({ isDone }) => !isDone);
  return (
    <Card padding="none">
      <Head>
        <Picture>
          <SceneImage name="invite" isUnderText />
        </Picture>
        <Ring>
          <AvatarPicture avatar={member.avatar} size={104} />
        </Ring>
        <Facts>
          <h1 className="pv-sr-only">{title}</h1>
          <Line>
            <strong>{displayName(member)}</strong>
            <Badge tone="value" variant="solid">
              {t('level', { level: member.vipLevel })}
            </Badge>
          </Line>
          <small>
            {t('account')} {maskName(member.account)}
          </small>
          <small>{t('joined', { at: timeText(member.registeredAt, 'day') })}</small>
        </Facts>
        <Actions>
          {missing && (
            <Button as={Link} to={missing.to} variant="primary">
              {t('complete')}
            </Button>
          )}
          <Button aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
            {t(isChoosing ? 'close' : 'chooseAvatar')}
          </Button>
        </Actions>
      </Head>
      {isChoosing && <AvatarChoice member={member} />}
    </Card>
  );
};
