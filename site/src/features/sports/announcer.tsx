import { createContext, type ReactNode, use } from 'react';
import { useAnnouncer } from './slip/hooks/use-announcer';

const AnnounceContext = createContext<(text: string) => void>(() => {});

/** The one polite live region of the page, for the slip and for goals. */
export const Announcer = ({ children }: { readonly children: ReactNode }) => {
  const [text, announce] = useAnnouncer();
  return (
    <AnnounceContext value={announce}>
      {children}
      <p className="pv-sr-only" role="status">
        {text}
      </p>
    </AnnounceContext>
  );
};

/** Announces a text in the live region of the page. */
export const useAnnounce = (): ((text: string) => void) => use(AnnounceContext);
