import { CloseIcon } from '../icons/navigation-icons';

/** The cross that closes what floats over the page. */
export const CrossGlyph = () => <CloseIcon size={18} />;
