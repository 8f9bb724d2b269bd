import { useState } from 'react';
import { lazyComponent } from '../lazy/lazy-component';
import { LazyOverlay } from '../lazy/lazy-overlay';
import type { FilterSheetProps } from './filter-sheet';

const filterSheet = lazyComponent(
  'shared/filters/filter-sheet.tsx',
  'FilterSheet',
  () => import('./filter-sheet'),
);

/** `FilterSheet`, which loads when it is opened for the first time. */
export const DeferredFilterSheet = (props: FilterSheetProps) => {
  const [wasOpened, setOpened] = useState(false);
  if (props.open && !wasOpened) setOpened(true);
  return wasOpened ? (
    <LazyOverlay
      component={filterSheet}
      props={props}
      isOpen={props.open}
      onClose={() => props.onOpenChange(false)}
    />
  ) : null;
};
