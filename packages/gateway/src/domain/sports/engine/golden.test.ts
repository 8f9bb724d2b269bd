import { simulationModels } from '../simulation-models';
import { otherModel } from '../testing/other-model';
import { digestsOf, modelErrors } from './golden';
import { modelDigests } from './model-digests.generated';

describe('the models of the simulation', () => {
  it('[SPT-8] compute what is recorded of them', () => {
    expect(modelErrors(simulationModels, modelDigests)).toEqual([]);
  });

  it('[SPT-8] that compute other books than recorded are refused, with what to do', () => {
    const [model] = simulationModels;
    const changed = { ...otherModel, number: model!.number };
    const [error, ...further] = modelErrors([changed], modelDigests);
    expect(further).toEqual([]);
    expect(error).toContain(`Model ${model!.number} computes other books than recorded (football`);
    expect(error).toContain('Add the new one as model');
    const profiles = { ...model!.profiles, OBTY: { lines: 2, margin: 1.4 } };
    expect(modelErrors([{ ...model!, profiles }], modelDigests)[0]).toContain('(venue OBTY)');
  });

  it('[SPT-8] are recorded beside the last one', () => {
    const models = [...simulationModels, otherModel];
    expect(modelErrors(models, modelDigests)).toEqual([
      `Model ${otherModel.number} is not recorded: run \`npm run record:sports-engine\`.`,
    ]);
    expect(modelErrors(models, { ...modelDigests, [otherModel.number]: digestsOf(otherModel) })).toEqual([]);
  });

  it('[SPT-8] may get further types of markets', () => {
    const [model] = simulationModels;
    const before = Object.entries(digestsOf(model!)).filter(([key]) => !key.startsWith('tennis, market'));
    expect(modelErrors([model!], { [model!.number]: Object.fromEntries(before) })).toEqual([
      `Model ${model!.number} is not recorded: run \`npm run record:sports-engine\`.`,
    ]);
  });
});
