import { useMemo } from 'react';
import { useBrand } from '../brand/brand-context';
import { type Catalogue, type Translate, translate } from './define-messages';
import { useLocale } from './locale-context';

/** The texts of a catalogue in the language that is shown, as the brand has them. `t` changes only with the language and the brand. */
export const useMessages = <Zh extends Readonly<Record<string, string>>>(
  catalogue: Catalogue<Zh>,
): Translate<Zh> => {
  const { locale } = useLocale();
  const brand = useBrand();
  return useMemo(() => translate(catalogue, locale, brand), [catalogue, locale, brand]);
};
