import { useState } from 'react';
import { NutritionTile } from '#product/nutrition-tile.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Gauge } from '#ui/figures/gauge.tsx';
import { MeterBar } from '#ui/figures/meter-bar.tsx';
import { StarRating } from '#ui/figures/star-rating.tsx';
import { StarInput } from '#ui/form/star-input.tsx';
import { Stepper } from '#ui/form/stepper.tsx';
import { Specimen } from './specimen.tsx';

export function FigureSheet() {
  const [servings, setServings] = useState(2);
  const [stars, setStars] = useState(4);
  return (
    <>
      <Specimen name="NutritionTile">
        <div className="grid w-full grid-cols-2 gap-3">
          <NutritionTile
            label="Protein"
            value="24"
            unit="g"
            daily={{ share: 0.48, words: '48 % of a day' }}
          />
          <NutritionTile
            label="Sodium"
            value="≈ 910"
            unit="mg"
            daily={{ share: 0.4, words: '40 % of a day', tone: 'honey' }}
          />
          <NutritionTile label="Energy" value="≈ 412" unit="kcal" />
          <NutritionTile label="Difficulty" value="easy" />
        </div>
      </Specimen>
      <Specimen name="Gauge">
        <Gauge
          label="Glycaemic load"
          value={7}
          max={30}
          marks={[10, 20]}
          display="7"
          caption="low"
          valueText="7, low"
        />
        <Gauge
          label="Glycaemic load"
          value={15}
          max={30}
          marks={[10, 20]}
          display="15"
          caption="moderate"
          valueText="15, moderate"
          tone="honey"
        />
        <Gauge
          label="Glycaemic load"
          value={26}
          max={30}
          marks={[10, 20]}
          display="26"
          caption="high"
          valueText="26, high"
          tone="berry"
        />
      </Specimen>
      <Specimen name="ProgressBar, MeterBar">
        <div className="grid w-full gap-3">
          <ProgressBar label="Pictures" value={12} max={50} valueText="12 of 50" />
          <MeterBar label="Fiber" value={80} tone="honey" />
          <MeterBar label="Sugars" value={140} tone="berry" />
        </div>
      </Specimen>
      <Specimen name="StarRating, StarInput, Stepper">
        <StarRating value={4.3} display="4.3" count="(86)" label="Rated 4.3 of 5, 86 reviews" />
        <StarInput
          label="Your rating"
          value={stars}
          onChange={setStars}
          starLabel={(count) => `${count} of 5 stars`}
        />
        <Stepper
          label="Servings"
          value={servings}
          onChange={setServings}
          max={4}
          decreaseLabel="One serving less"
          increaseLabel="One serving more"
        />
      </Specimen>
    </>
  );
}
