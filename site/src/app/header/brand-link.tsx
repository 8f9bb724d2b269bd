import { BrandWordmark, breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../routes/paths';
import { useBrand } from '../../shared/brand/brand-context';
import { useLocale } from '../../shared/messages';
import { Link } from '../../shared/navigation/link';

const Home = styled(Link)`
  display: inline-flex;
  flex: none;
  border-radius: ${token.radius.md};
  @media (max-width: ${breakpoint.phone}px) {
    zoom: 0.86;
  }
`;

/** Logo and name of the brand; links to Home. */
export const BrandLink = () => {
  const { locale } = useLocale();
  const { name, latinName } = useBrand();
  return (
    <Home to={paths.home}>
      <BrandWordmark name={name[locale]} latin={locale === 'en' ? undefined : latinName} size={40} />
    </Home>
  );
};
