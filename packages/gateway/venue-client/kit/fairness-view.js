// @ts-check
import { Rejected } from './call.js';
import { element } from './element.js';
import { createRoundKey } from './round-key.js';
import { createTranslator } from './translate.js';

/**
 * The dialog 公平性 of the games that a member plays alone: the seeds of the next round, and the rounds of this session that
 * can be checked.
 *
 * @typedef {{ version: number, commitment: string, seed: string | null, clientSeed: string, nonce: number }} Proof
 * @typedef {{ commitment: string, next: string, clientSeed: string, isClientSeedChosen: boolean, nonce: number }} Seed
 * @typedef {Seed & { revealed: { commitment: string, seed: string, clientSeed: string, rounds: number } | null }} SeedView
 * @typedef {{ at: Date, proof?: Proof | null, outcome?: unknown }} CheckableRound `outcome`: as in the bet record
 */

const handOpen = 20652;
const clientSeedPattern = '[A-Za-z0-9_-]{1,64}';
/** Rounds with a link. */
const listed = 10;

const zh = {
  intro:
    '每一局的结果由服务器种子、您的客户端种子和局号共同决定。服务器种子的哈希值（承诺）在您下注前就已公布，事后无法更改。更换种子后，旧种子会公布，您可以自行验证每一局。',
  commitment: '当前种子的承诺（SHA-256）',
  next: '下一个种子的承诺',
  clientSeed: '客户端种子',
  clientHint: '1 至 64 位字母、数字、下划线或连字符，下一局起生效',
  save: '保存',
  saved: '客户端种子已保存',
  nonce: '此种子已开局数',
  rotate: '更换种子并公布当前种子',
  rotateHint: '每 1000 局也会自动更换一次',
  rotated: '种子已更换，旧种子已公布',
  revealed: '最近公布的种子',
  rounds: '本次各局',
  noRounds: '本次还没有开局',
  check: '验证',
  checkName: '验证局号 {nonce}',
  hidden: '更换种子后可验证',
  round: '局号 {nonce}',
  loading: '正在读取…',
  failed: '暂时无法读取，请稍后再试',
  handOpen: '您有一局尚未结束，完成后才能更换种子',
  openPage: '打开验证页',
};

/** @type {typeof zh} */
const en = {
  intro:
    'The server seed, your client seed and the number of the round determine each result together. The hash of the server seed (its commitment) is shown before you stake, so it cannot be changed later. When you replace the seed, the old one is revealed and you can check every round yourself.',
  commitment: 'Commitment of the current seed (SHA-256)',
  next: 'Commitment of the next seed',
  clientSeed: 'Client seed',
  clientHint: '1 to 64 letters, digits, underscores or hyphens. Counts from the next round',
  save: 'Save',
  saved: 'The client seed is saved',
  nonce: 'Rounds drawn by this seed',
  rotate: 'Replace and reveal the current seed',
  rotateHint: 'It is also replaced after every 1,000 rounds',
  rotated: 'The seed is replaced, and the old one is revealed',
  revealed: 'Seed revealed last',
  rounds: 'Rounds of this session',
  noRounds: 'No rounds yet',
  check: 'Check',
  checkName: 'Check round {nonce}',
  hidden: 'Can be checked once the seed is replaced',
  round: 'Round {nonce}',
  loading: 'Loading…',
  failed: 'Not available at the moment. Please try again later',
  handOpen: 'You have an unfinished round. Finish it before you replace the seed',
  openPage: 'Open the page for checks',
};

export const fairnessTexts = { 'zh-CN': zh, en };

/**
 * The address of the page that recomputes a round. The values are in the fragment, which browsers do not send.
 *
 * @param {{ game: string, proof: Proof, seed: string, outcome: unknown, lang: string, theme: string }} round
 */
export const checkAddress = ({ game, proof, seed, outcome, lang, theme }) => {
  const { clientSeed, nonce, commitment } = proof;
  const fragment = new URLSearchParams({
    game,
    seed,
    client: clientSeed,
    nonce: String(nonce),
    commitment,
    outcome: JSON.stringify(outcome),
  });
  return `/fair?${new URLSearchParams({ lang, theme })}#${fragment}`;
};

/**
 * @param {{
 *   call: (path: string, body: object) => Promise<any>, engine: string, game: string, lang: string,
 *   rounds: () => CheckableRound[],
 * }} options `engine`: the first part of the paths of its calls; `rounds`: of this session, newest first
 */
export const createFairness = ({ call, engine, game, lang, rounds }) => {
  const t = createTranslator(fairnessTexts, lang);
  const theme = () => document.documentElement.dataset.theme ?? '';
  /** Of the last seed that is known. */
  let commitment = '';

  /** @returns {Promise<SeedView>} */
  const load = () => call(`/${engine}/api/seeds`, {});
  /** @param {string} clientSeed @returns {Promise<SeedView>} */
  const setClientSeed = (clientSeed) => call(`/${engine}/api/seeds/client`, { clientSeed });

  /**
   * Chooses a random client seed, unless one was chosen since the commitment was shown: the server could not know it when
   * it committed to its seed.
   *
   * @param {Seed} seed
   */
  const prepare = async (seed) => {
    commitment = seed.commitment;
    if (seed.isClientSeedChosen) return;
    // Without an answer the seed of the server counts, and the next round tries again.
    await setClientSeed(createRoundKey()).catch(() => {
      commitment = '';
    });
  };

  /** @param {string} label @param {string} value */
  const hashRow = (label, value) =>
    element('div', {}, [
      element('dt', { textContent: label }),
      element('dd', {}, [element('code', { textContent: value })]),
    ]);

  /** @param {CheckableRound} round @param {SeedView} seeds */
  const roundItem = ({ at, proof, outcome }, { revealed }) => {
    const { nonce, commitment: own } = /** @type {Proof} */ (proof);
    const isRevealed = revealed !== null && revealed.commitment === own;
    return element('li', {}, [
      element('span', { className: 'num', textContent: at.toLocaleTimeString(lang, { hour12: false }) }),
      element('span', { textContent: t('round', { nonce }) }),
      isRevealed
        ? element('a', {
            href: checkAddress({
              game,
              proof: /** @type {Proof} */ (proof),
              seed: revealed.seed,
              outcome,
              lang,
              theme: theme(),
            }),
            target: '_blank',
            rel: 'noopener',
            textContent: t('check'),
            ariaLabel: t('checkName', { nonce }),
          })
        : element('span', { className: 'fair-muted', textContent: t('hidden') }),
    ]);
  };

  /** @param {HTMLElement} root @param {(text: string) => void} announce */
  const show = (root, announce) => {
    /** @param {() => Promise<SeedView>} ask @param {string} done */
    const update = async (ask, done) => {
      for (const control of root.querySelectorAll('button, input')) {
        /** @type {HTMLButtonElement | HTMLInputElement} */ (control).disabled = true;
      }
      try {
        render(await ask());
        announce(done);
      } catch (error) {
        announce(t(error instanceof Rejected && error.code === handOpen ? 'handOpen' : 'failed'));
        for (const control of root.querySelectorAll('button, input')) {
          /** @type {HTMLButtonElement | HTMLInputElement} */ (control).disabled = false;
        }
      }
    };

    /** @param {SeedView} seeds */
    const render = (seeds) => {
      commitment = seeds.commitment;
      const input = element('input', {
        value: seeds.clientSeed,
        pattern: clientSeedPattern,
        maxLength: 64,
        required: true,
        spellcheck: false,
        autocomplete: 'off',
        autocapitalize: 'none',
      });
      input.setAttribute('aria-describedby', 'fair-client-hint');
      const save = () => {
        if (input.reportValidity()) void update(() => setClientSeed(input.value), t('saved'));
      };
      input.addEventListener('keydown', ({ key }) => key === 'Enter' && save());
      const saveButton = element('button', {
        type: 'button',
        className: 'fair-button',
        textContent: t('save'),
      });
      saveButton.addEventListener('click', save);
      const rotate = element('button', {
        type: 'button',
        className: 'fair-button',
        textContent: t('rotate'),
      });
      rotate.addEventListener('click', () => {
        const body = { commitment: seeds.commitment, clientSeed: createRoundKey() };
        void update(() => call(`/${engine}/api/seeds/rotate`, body), t('rotated'));
      });
      const played = rounds()
        .filter(({ proof }) => proof)
        .slice(0, listed);
      root.replaceChildren(
        element('dl', { className: 'fair-hashes' }, [
          hashRow(t('commitment'), seeds.commitment),
          hashRow(t('next'), seeds.next),
        ]),
        element('label', { className: 'fair-field' }, [
          element('span', { textContent: t('clientSeed') }),
          element('span', { className: 'fair-input' }, [input, saveButton]),
        ]),
        element('small', { id: 'fair-client-hint', className: 'fair-muted', textContent: t('clientHint') }),
        element('div', { className: 'fair-rotate' }, [
          element('p', {}, [
            `${t('nonce')} `,
            element('strong', { className: 'num', textContent: String(seeds.nonce) }),
          ]),
          rotate,
          element('small', { className: 'fair-muted', textContent: t('rotateHint') }),
        ]),
        ...(seeds.revealed
          ? [element('dl', { className: 'fair-hashes' }, [hashRow(t('revealed'), seeds.revealed.seed)])]
          : []),
        element('section', {}, [
          element('h3', { textContent: t('rounds') }),
          played.length === 0
            ? element('p', { textContent: t('noRounds') })
            : element(
                'ol',
                { className: 'fair-rounds' },
                played.map((round) => roundItem(round, seeds)),
              ),
        ]),
        element('p', {}, [
          element('a', {
            href: `/fair?${new URLSearchParams({ lang, theme: theme() })}#${new URLSearchParams({ game })}`,
            target: '_blank',
            rel: 'noopener',
            textContent: t('openPage'),
          }),
        ]),
      );
    };
    root.replaceChildren(element('p', { textContent: t('loading') }));
    load().then(render, () => root.replaceChildren(element('p', { textContent: t('failed') })));
  };

  return {
    prepare,
    /** After a round: a new seed needs a client seed of this browser. @param {Proof | null | undefined} proof */
    onRound: async (proof) => {
      if (!proof || proof.commitment === commitment) return;
      await load().then(prepare, () => undefined);
    },
    /** The content of the dialog, which loads the seeds. @returns {Node[]} */
    view: () => {
      const status = element('p', { className: 'fair-status', role: 'status' });
      const root = element('div', { className: 'fair' });
      show(root, (text) => {
        status.textContent = text;
      });
      return [element('p', { textContent: t('intro') }), status, root];
    },
  };
};
