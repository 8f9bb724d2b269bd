import { inLanguage, languages } from '@pavilion/format';
import { BrandWordmark, breakpoint, token, useTheme } from '@pavilion/ui';
import { styled } from 'styled-components';
import { pictureIn } from '../../brands';
import { paths } from '../../routes/paths';
import { useBrand } from '../../shared/brand/brand-context';
import { useLocale } from '../../shared/messages';
import { Link } from '../../shared/navigation/link';

const Home = styled(Link)<{ $compact: boolean }>`
  display: inline-flex;
  flex: none;
  border-radius: ${token.radius.md};
  @media (max-width: ${breakpoint.phone}px) {
    zoom: ${({ $compact }) => ($compact ? 0.72 : 0.86)};
  }
`;

interface BrandLinkProps {
  /** On phones, leaves more room for what follows. */
  readonly isCompact?: boolean;
}

/** Logo and name of the brand; links to Home. */
export const BrandLink = ({ isCompact = false }: BrandLinkProps) => {
  const { locale } = useLocale();
  const { name, latinName, logoImage } = useBrand();
  const theme = useTheme().name;
  return (
    <Home to={paths.home} $compact={isCompact}>
      {logoImage ? (
        <img
          src={pictureIn(logoImage.src, theme)}
          width={logoImage.width}
          height={logoImage.height}
          alt={inLanguage(name, locale)}
        />
      ) : (
        <BrandWordmark
          name={inLanguage(name, locale)}
          latin={languages[locale].script === 'Han' ? latinName : undefined}
          size={40}
        />
      )}
    </Home>
  );
};
