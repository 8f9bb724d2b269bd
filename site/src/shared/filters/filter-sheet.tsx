import { Button, Drawer } from '@pavilion/ui';
import type { ReactNode } from 'react';

export interface FilterSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly done: string;
  readonly children: ReactNode;
}

/** The filters of a phone. */
export const FilterSheet = ({ open, onOpenChange, title, done, children }: FilterSheetProps) => (
  <Drawer
    open={open}
    onOpenChange={onOpenChange}
    side="bottom"
    title={title}
    footer={
      <Button variant="primary" onClick={() => onOpenChange(false)}>
        {done}
      </Button>
    }
  >
    {children}
  </Drawer>
);
