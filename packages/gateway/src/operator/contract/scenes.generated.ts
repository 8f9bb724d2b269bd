/** Generated from the scenes of the site by `npm run generate`: pictures of banners, floating icons and pop-ups. */
export const placementScenes = ["festival","jackpot","stadium","invite","summit","rescue","regatta","moon","ascent","letter","ledger","bridge","market","treasury","courier","counter","vault","target","seal","support","branches","reels","tables","cards","ocean","draw"] as const;
