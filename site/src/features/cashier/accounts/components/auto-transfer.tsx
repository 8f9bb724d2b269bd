import type { Balances } from '@pavilion/contract';
import { useWalletAutoTransferMutation } from '@pavilion/sdk/react/money';
import { Card, Skeleton, Switch, TransferIcon, toast, token } from '@pavilion/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useErrorToast } from '../../../../shared/errors/use-error-toast';
import { IconTile } from '../../../../shared/layout/icon-tile';
import { useMessages } from '../../../../shared/messages';
import { accountsMessages } from '../messages/accounts-messages';

const Box = styled.div`
  container-type: inline-size;
`;

/** In an aside the text is below the name, over the whole width. */
const Row = styled.div`
  display: grid;
  grid-template: 'mark name switch' 'mark text switch' / auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${token.space[3]};
  > span { grid-area: mark; }
  > h2 { grid-area: name; font-size: ${token.text.md}; }
  > p { grid-area: text; min-height: 20px; color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  > :last-child { grid-area: switch; }
  @container (max-width: 480px) {
    grid-template: 'mark name switch' 'text text text' / auto minmax(0, 1fr) auto;
    row-gap: ${token.space[2]};
  }
`;

/** Switches between play from the main wallet and play from the venue's wallet. */
export const AutoTransfer = ({ balances }: { balances: Balances | undefined }) => {
  const t = useMessages(accountsMessages);
  const errorToast = useErrorToast();
  const [choose, { isLoading }] = useWalletAutoTransferMutation();
  const ids = { name: useId(), text: useId() };
  const change = (on: boolean) =>
    choose({ on })
      .unwrap()
      .then(
        ({ autoTransfer }) =>
          toast.success(t('autoWorked', { state: t(autoTransfer ? 'autoStateOn' : 'autoStateOff') })),
        errorToast,
      );
  return (
    <Card>
      <Box>
        <Row>
          <IconTile $size={40}>
            <TransferIcon size={22} />
          </IconTile>
          <h2 id={ids.name}>{t('autoTransfer')}</h2>
          <p id={ids.text}>
            {balances ? t(balances.autoTransfer ? 'autoOn' : 'autoOff') : <Skeleton width="80%" />}
          </p>
          <Switch
            aria-labelledby={ids.name}
            aria-describedby={ids.text}
            checked={balances?.autoTransfer ?? false}
            disabled={!balances}
            loading={isLoading}
            onCheckedChange={change}
          />
        </Row>
      </Box>
    </Card>
  );
};
