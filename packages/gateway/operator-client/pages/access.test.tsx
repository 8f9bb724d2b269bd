import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialog, fillIn, press, renderConsole, send } from '../console-test-kit';
import { AccessPage } from './access';

const open = () =>
  renderConsole(<AccessPage />, {
    answers: {
      accessInfo: {
        switches: [
          { name: 'stopLogin', isOn: true },
          { name: 'stopCodeLogin', isOn: false },
          { name: 'stopRegister', isOn: false },
        ],
        maxDevices: 3,
        phones: ['170'],
        addresses: [{ address: '203.0.113.7', kind: 'region' }],
        devices: ['a-phone'],
      },
    },
  });

const allow = async (value: string) => {
  const row = within((await screen.findByText(value)).closest('tr') as HTMLElement);
  await userEvent.click(row.getByRole('button', { name: 'Allow again' }));
  await fillIn(/Note/, 'cleared up');
  await send();
};

describe('the access page', () => {
  it('[OPS-5] says where nothing is restricted', async () => {
    renderConsole(<AccessPage />, {
      answers: { accessInfo: { switches: [], maxDevices: null, phones: [], addresses: [], devices: [] } },
    });
    expect(await screen.findAllByText('Nothing is restricted')).toHaveLength(3);
  });

  it('[OPS-5] turns a switch off that is on', async () => {
    const { acts } = open();
    await press('Turn off: Stop logins');
    await fillIn(/Note/, 'done');
    await send();
    expect(acts()).toEqual([{ name: 'siteSwitch', body: { name: 'stopLogin', on: false, note: 'done' } }]);
  });

  it('[OPS-5] stops logins by a code alone', async () => {
    const { acts } = open();
    await press('Turn on: Stop logins by a code');
    await fillIn(/Note/, 'cards swapped');
    await send();
    const body = { name: 'stopCodeLogin', on: true, note: 'cards swapped' };
    expect(acts()).toEqual([{ name: 'siteSwitch', body }]);
  });

  it('[OPS-5] sets the number of devices of a member, or removes the limit', async () => {
    const { acts } = open();
    expect(await screen.findByText('3')).toBeInTheDocument();
    await press('Change');
    await fillIn(/Devices/, '1');
    await fillIn(/Note/, 'licence');
    await send();
    await press('Change');
    await userEvent.clear((await dialog()).getByLabelText(/Devices/));
    await fillIn(/Note/, 'licence ended');
    await send();
    expect(acts()).toEqual([
      { name: 'maxDevicesSet', body: { count: 1, note: 'licence' } },
      { name: 'maxDevicesSet', body: { count: null, note: 'licence ended' } },
    ]);
  });

  it.each(['5台', '1.5'])(
    '[OPS-5] keeps the limit of devices when “%s” is no whole number',
    async (count) => {
      const { acts } = open();
      await press('Change');
      await fillIn(/Devices/, count);
      await fillIn(/Note/, 'licence');
      await send();
      const form = await dialog();
      expect(form.getByLabelText(/Devices/)).toBeInvalid();
      expect(form.getAllByText('Enter a whole number of at most 7 digits.')[0]).toBeVisible();
      expect(acts()).toEqual([]);
    },
  );

  it('[OPS-5] takes full-width digits for the number of devices', async () => {
    const { acts } = open();
    await press('Change');
    await fillIn(/Devices/, ' ５ ');
    await fillIn(/Note/, 'licence');
    await send();
    expect(acts()).toEqual([{ name: 'maxDevicesSet', body: { count: 5, note: 'licence' } }]);
  });

  it('[OPS-5] refuses phones and restricts an address', async () => {
    const { acts } = open();
    await press('Refuse phones');
    await fillIn(/First digits/, '1700');
    await fillIn(/Note/, 'virtual numbers');
    await send();
    await press('Restrict an address');
    await fillIn(/IP address/, '198.51.100.4');
    await userEvent.selectOptions(
      (await dialog()).getByRole('combobox', { name: /Reason/ }),
      'Unusual access from its network',
    );
    await fillIn(/Note/, 'attacks');
    await send();
    expect(acts()).toEqual([
      { name: 'phoneRefuse', body: { phone: '1700', note: 'virtual numbers' } },
      { name: 'addressRestrict', body: { address: '198.51.100.4', kind: 'alert', note: 'attacks' } },
    ]);
  });

  it('[OPS-5][ERR-5] shows why each address is restricted', async () => {
    open();
    const row = (await screen.findByText('203.0.113.7')).closest('tr');
    expect(row).toHaveTextContent('No service in its region');
  });

  it('[OPS-5] allows each listed phone, address and device again', async () => {
    const { acts } = open();
    await allow('170');
    await allow('203.0.113.7');
    await allow('a-phone');
    expect(acts()).toEqual([
      { name: 'phoneAllow', body: { phone: '170', note: 'cleared up' } },
      { name: 'addressAllow', body: { address: '203.0.113.7', note: 'cleared up' } },
      { name: 'deviceUnblock', body: { device: 'a-phone', note: 'cleared up' } },
    ]);
  });
});
