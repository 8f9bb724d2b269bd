import { type FormField, formControls } from '@pavilion/contract';
import { render, screen } from '@testing-library/react';
import { LocaleProvider } from '../messages';
import { SchemaFields } from './schema-fields';

const label = { 'zh-CN': '日期', en: 'Issued on' };
const options = ['a', 'b'].map((value) => ({ value, label: { 'zh-CN': value, en: value }, prefixes: [] }));
const fieldOf = (control: FormField['control']): FormField => ({
  ...{ name: 'issued', label, hint: { 'zh-CN': '', en: '' }, control, required: true, minLength: 0 },
  ...{ maxLength: 64, pattern: null, check: null, options, value: null, autoComplete: 'off' },
});

const show = (control: FormField['control']) =>
  render(
    <LocaleProvider locale="en" setLocale={() => {}}>
      <SchemaFields fields={[fieldOf(control)]} values={{}} errors={{}} onChange={() => {}} />
    </LocaleProvider>,
  );

describe('SchemaFields', () => {
  it.each(formControls)('draws a labelled control for %s', (control) => {
    show(control);
    expect(screen.getAllByLabelText(/Issued on|^a$/).length).toBeGreaterThan(0);
  });

  it('shows the keyboard for e-mail addresses', () => {
    show('email');
    expect(screen.getByLabelText(/Issued on/)).toHaveAttribute('type', 'email');
  });

  it('enters a date with the date control of the browser', () => {
    show('date');
    expect(screen.getByLabelText(/Issued on/)).toHaveAttribute('type', 'date');
  });
});
