import type { PageProps } from '../../../shared/page/page-props';
import { SportsBoard } from '../board/components/sports-board';
import { boardParts } from '../board/deferred-parts';
import { boardData } from '../board/model/board-data';

export const deferred = boardParts;

export const data = boardData('gaming');

/** The boards of esports (SPT-8). */
export const GamingPage = ({ title }: PageProps) => <SportsBoard area="gaming" title={title} />;
