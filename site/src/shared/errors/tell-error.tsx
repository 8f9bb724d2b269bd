import { type SdkErrorData, toErrorData } from '@pavilion/sdk';
import { toast } from '@pavilion/ui';
import { styled } from 'styled-components';
import { type Locale, translate } from '../messages';
import { Link } from '../navigation/link';
import { stepRooms } from '../steps/step-room';
import { stepsMessages } from '../steps/steps-messages';
import { loadCodeDefinition } from './load-code-definition';
import { wordsOfError } from './words-of-error';

const Way = styled(Link)`
  margin-left: 0.75em;
  white-space: nowrap;
  text-decoration: underline;
  text-underline-offset: 3px;
`;

const isRefusal = ({ kind }: SdkErrorData) => kind === 'business' || kind === 'http';

/**
 * Says a failure over the page, with the way to where something can be done about it.
 *
 * Source: requirement ERR-7.
 */
export const tellError = async (error: unknown, locale: Locale): Promise<void> => {
  const failure = toErrorData(error);
  const define = await loadCodeDefinition();
  const words = wordsOfError(failure, locale, define);
  const step = isRefusal(failure) ? define?.(failure.code ?? '')?.nextStep : undefined;
  const room = step && stepRooms[step];
  const dismiss = toast.error(
    room ? (
      <>
        {words}
        <Way to={room.to} onClick={() => dismiss()}>
          {translate(stepsMessages, locale)(room.text)}
        </Way>
      </>
    ) : (
      words
    ),
    { key: words },
  );
};
