import { inLanguage, languages } from '@pavilion/format';
import { Card, Field, Select, themeEntries, token, useTheme } from '@pavilion/ui';
import { styled } from 'styled-components';
import { offeredLocales, offeredThemes } from '../../../brands';
import { useBrand } from '../../../shared/brand/brand-context';
import { useLocale, useMessages } from '../../../shared/messages';
import { profileMessages } from '../messages/profile-messages';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(130px, 100%), 1fr));
  gap: ${token.space[4]};
`;

/** As the hint of the field beside it. */
const Hint = styled.p`
  margin-top: ${token.space[2]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

/** Language and theme of this browser. */
export const PreferencesCard = () => {
  const t = useMessages(profileMessages);
  const brand = useBrand();
  const { locale, setLocale } = useLocale();
  const { name, setTheme } = useTheme();
  return (
    <Card title={t('preferences')}>
      <Row>
        <Field label={t('language')}>
          <Select
            size="lg"
            value={locale}
            onValueChange={setLocale}
            options={offeredLocales(brand).map((value) => ({ value, label: languages[value].name }))}
          />
        </Field>
        <Field label={t('theme')}>
          <Select
            size="lg"
            value={name}
            onValueChange={setTheme}
            options={offeredThemes(brand).map((value) => ({
              value,
              label: inLanguage(brand.themeNames?.[value] ?? themeEntries[value].title, locale),
            }))}
          />
        </Field>
      </Row>
      <Hint>{t('preferencesHint')}</Hint>
    </Card>
  );
};
