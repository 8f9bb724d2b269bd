import { errorCodes, limits, type MallAddress } from '@pavilion/contract';
import { toHalfWidth } from '@pavilion/format';
import { toErrorData } from '@pavilion/sdk';
import {
  useAddressListQuery,
  useAddressRemoveMutation,
  useAddressSaveMutation,
} from '@pavilion/sdk/react/money';
import { Button, Field, RadioGroup, Skeleton, TextInput, token } from '@pavilion/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { useErrorToast } from '../../../shared/errors/use-error-toast';
import { Form } from '../../../shared/forms/form';
import { FormErrorBox } from '../../../shared/forms/form-error-box';
import type { FieldErrors } from '../../../shared/forms/form-errors';
import { useForm } from '../../../shared/forms/use-form';
import { Stack } from '../../../shared/layout/stack';
import { useMessages } from '../../../shared/messages';
import { mallMessages } from '../messages/mall-messages';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`;

const fields = ['name', 'phone', 'region', 'detail'] as const;
type AddressField = (typeof fields)[number];
type AddressValues = Record<AddressField, string>;
const defaults: AddressValues = { name: '', phone: '', region: '', detail: '' };

const autoComplete = {
  name: 'name',
  phone: 'tel-national',
  region: 'address-level1',
  detail: 'street-address',
} as const;

/** Without separators and the code of the mainland, the only country that gifts are sent to. */
const mainlandPhone = (text: string): string =>
  toHalfWidth(text)
    .replace(/[^+\d]/g, '')
    .replace(/^(\+|00)86/, '');

const validate = (values: AddressValues): FieldErrors<AddressField> => ({
  ...Object.fromEntries(
    fields.filter((name) => values[name].trim() === '').map((name) => [name, { reason: 'required' }]),
  ),
  ...(values.phone.trim() !== '' &&
    !/^1\d{10}$/.test(mainlandPhone(values.phone)) && { phone: { reason: 'format' } }),
});

const AddressForm = ({ onSaved }: { readonly onSaved: (address: MallAddress) => void }) => {
  const t = useMessages(mallMessages);
  const [save] = useAddressSaveMutation();
  const form = useForm<AddressValues>({
    defaults,
    validate,
    submit: async ({ name, phone, region, detail }) =>
      onSaved(await save({ name, phone: mainlandPhone(phone), region, detail }).unwrap()),
  });
  return (
    <Form form={form}>
      <FormErrorBox error={form.formError} />
      {fields.map((name) => (
        <Field
          key={name}
          label={t(name)}
          required
          error={
            form.errors[name] &&
            (form.errors[name].reason === 'required' ? t('required', { field: t(name) }) : t('phoneFormat'))
          }
        >
          <TextInput
            {...form.field(name)}
            autoComplete={autoComplete[name]}
            // A pasted number may have separators and a country code.
            maxLength={name === 'phone' ? undefined : limits.address[name]}
            inputMode={name === 'phone' ? 'tel' : 'text'}
          />
        </Field>
      ))}
      <Actions>
        <Button type="submit" loading={form.isSubmitting}>
          {t('saveAddress')}
        </Button>
      </Actions>
    </Form>
  );
};

interface AddressChoiceProps {
  readonly value: string | undefined;
  readonly onChange: (address: string | undefined) => void;
}

/** The address of an order: a saved one, or a new one. */
export const AddressChoice = ({ value, onChange }: AddressChoiceProps) => {
  const t = useMessages(mallMessages);
  const addressList = useAddressListQuery({}, { refetchOnMountOrArgChange: true });
  const { data: addresses, error, isFetching } = addressList;
  const [remove, { isLoading: isRemoving }] = useAddressRemoveMutation();
  const showError = useErrorToast();
  const [isNew, setNew] = useState(false);
  const first = addresses?.[0]?.id;
  // The list is fetched again: the chosen address may have been removed, here or on another device.
  const isKnown = addresses?.some(({ id }) => id === value) ?? false;
  useEffect(() => {
    if (!isKnown && !isFetching && addresses) onChange(first);
  }, [isKnown, isFetching, addresses, first, onChange]);

  if (error && !addresses) return <ErrorMessage error={error} />;
  if (!addresses) return <Skeleton height={120} aria-label={t('addressLoading')} />;
  if (isNew || addresses.length === 0)
    return (
      <Stack>
        <AddressForm
          onSaved={({ id }) => {
            setNew(false);
            onChange(id);
          }}
        />
        {addresses.length > 0 && (
          <Actions>
            <Button variant="text" onClick={() => setNew(false)}>
              {t('useSaved')}
            </Button>
          </Actions>
        )}
      </Stack>
    );
  const removeSelected = async () => {
    if (value === undefined) return;
    const { error: failed } = await remove({ id: value });
    if (!failed) return;
    // It is removed already: by a request whose answer was lost, or on another device.
    if (toErrorData(failed).code === errorCodes.notFound) addressList.refetch();
    else await showError(failed);
  };
  return (
    <Stack>
      <RadioGroup
        aria-label={t('address')}
        value={value ?? ''}
        onValueChange={onChange}
        options={addresses.map((address) => ({
          value: address.id,
          label: `${address.name} ${address.phone}`,
          description: `${address.region} ${address.detail}`,
        }))}
      />
      <Actions>
        {addresses.length < limits.address.count && (
          <Button size="sm" onClick={() => setNew(true)}>
            {t('newAddress')}
          </Button>
        )}
        <Button
          size="sm"
          variant="text"
          loading={isRemoving}
          disabled={value === undefined}
          onClick={removeSelected}
        >
          {t('removeAddress')}
        </Button>
      </Actions>
    </Stack>
  );
};
