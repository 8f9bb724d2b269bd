import type { PageProps } from '../../../shared/page/page-props';
import { SportsBoard } from '../board/components/sports-board';
import { boardParts } from '../board/deferred-parts';
import { boardData } from '../board/model/board-data';

export const deferred = boardParts;

export const data = boardData('sport');

/** The boards of football, basketball and tennis (SPT-8). */
export const SportPage = ({ title }: PageProps) => <SportsBoard area="sport" title={title} />;
