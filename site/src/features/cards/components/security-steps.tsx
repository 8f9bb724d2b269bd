import { Card, Steps } from '@pavilion/ui';
import { useMessages } from '../../../shared/messages';
import { cardsMessages } from '../messages/cards-messages';

/** The progress of the steps that a first withdrawal requires. */
export const SecuritySteps = ({ done }: { done: readonly [boolean, boolean, boolean] }) => {
  const t = useMessages(cardsMessages);
  const open = done.indexOf(false);
  return (
    <Card>
      <Steps
        current={open < 0 ? done.length + 1 : open}
        items={[
          { id: 'name', title: t('stepName') },
          { id: 'card', title: t('stepCard') },
          { id: 'password', title: t('stepPassword') },
          { id: 'done', title: t('stepDone') },
        ]}
      />
    </Card>
  );
};
